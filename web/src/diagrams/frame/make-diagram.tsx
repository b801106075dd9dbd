import { type ComponentType, memo } from 'react';
import type { DiagramProps, DiagramSpec } from '../kit/spec';
import { Diagram } from './diagram';
import { Still } from './still';

/**
 * Makes the component of a diagram: the default export of its folder. It is memoized, so that it
 * does not render again when only a link to its state changes.
 */
export function makeDiagram<P extends object, R>(
  spec: DiagramSpec<P, R>,
): ComponentType<DiagramProps> {
  return memo(({ still, ...props }: DiagramProps) =>
    still ? <Still spec={spec} search={props.search} /> : <Diagram spec={spec} {...props} />,
  );
}
