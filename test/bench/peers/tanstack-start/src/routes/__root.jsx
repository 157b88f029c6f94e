import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { Frame } from '../../shared/shop-views.jsx';
import css from '../../shop.css?url';
import { Link } from '../link.jsx';
import { readFrame } from '../read-shop.jsx';

export const Route = createRootRoute({
  loader: () => readFrame(),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [{ rel: 'stylesheet', href: css }],
  }),
  component: Root,
});

function Root() {
  return (
    <html lang="pl">
      <head>
        <HeadContent />
      </head>
      <body>
        <Frame frame={Route.useLoaderData()} Link={Link}>
          <Outlet />
        </Frame>
        <Scripts />
      </body>
    </html>
  );
}
