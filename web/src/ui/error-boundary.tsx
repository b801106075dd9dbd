import { Component, type ReactNode } from 'react';
import { Failure } from './failure';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What could not be shown. */
  what: string;
}

/** Offers to try again when its children fail to render or to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failure what={this.props.what} retry={() => this.setState({ failed: false })} />;
  }
}
