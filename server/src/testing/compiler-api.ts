// The compiler's API as it was before TypeScript 7, whose own package has none. It is taken from a
// library that carries it: a second `typescript` in node_modules would take the name `tsc`.
import { ts } from '@ts-morph/common';

export default ts;
