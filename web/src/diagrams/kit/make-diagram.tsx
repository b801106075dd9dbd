import { type ComponentType, memo } from 'react';
import { Diagram } from './diagram';
import type { DiagramProps, DiagramSpec } from './spec';

/**
 * Makes the component of a diagram: the default export of its folder. It isn't
 * drawn anew when what is around it follows its address.
 */
export function makeDiagram<P extends object, R>(
  spec: DiagramSpec<P, R>,
): ComponentType<DiagramProps> {
  return memo((props: DiagramProps) => <Diagram spec={spec} {...props} />);
}
