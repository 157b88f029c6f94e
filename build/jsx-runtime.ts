// React's own is CommonJS, of which every call would be written `(0, runtime.jsx)(…)`: half a kilobyte a page.
// @ts-expect-error: by its path, because its name leads here
import * as runtime from '../node_modules/react/jsx-runtime.js';

export const { Fragment, jsx } = runtime;
export { jsx as jsxs };
