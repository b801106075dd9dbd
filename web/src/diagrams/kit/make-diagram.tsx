import type { ComponentType } from 'react';
import { Diagram } from './diagram';
import type { DiagramProps, DiagramSpec } from './spec';

/** Makes the component of a diagram: the default export of its folder. */
export function makeDiagram<P extends object, R>(
  spec: DiagramSpec<P, R>,
): ComponentType<DiagramProps> {
  return (props) => <Diagram spec={spec} {...props} />;
}
