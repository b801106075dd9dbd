import { type ComponentType, memo } from 'react';
import type { DiagramProps, DiagramSpec } from '../kit/spec';
import { Diagram } from './diagram';
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
