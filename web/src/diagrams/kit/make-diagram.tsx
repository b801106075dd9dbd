import { type ComponentType, memo } from 'react';
import { Diagram } from './diagram';
import type { DiagramProps, DiagramSpec } from './spec';
import { Still } from './still';

/**
 * Makes the component of a diagram: the default export of its folder. It is memoized, so that
 * a change of the address around it does not render it again.
 */
export function makeDiagram<P extends object, R>(
  spec: DiagramSpec<P, R>,
): ComponentType<DiagramProps> {
  return memo(({ still, ...props }: DiagramProps) =>
    still ? <Still spec={spec} search={props.search} /> : <Diagram spec={spec} {...props} />,
  );
}
