// React's own is CommonJS, so every call would be compiled to `(0, runtime.jsx)(…)`: half a kilobyte per page.
// @ts-expect-error: imported by path, because its name is an alias of this file
import * as runtime from '../node_modules/react/jsx-runtime.js';

export const { Fragment, jsx } = runtime;
export { jsx as jsxs };
