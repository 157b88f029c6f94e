// srvx, on which the hosting that Start documents for Node is built.
import { serve } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import entry from './dist/server/server.js';

serve({
  port: Number(process.env.PORT),
  hostname: '127.0.0.1',
  silent: true,
  middleware: [staticMiddleware({ dir: './dist/client' })],
  fetch: (request) => entry.fetch(request),
});
