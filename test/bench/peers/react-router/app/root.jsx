import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from 'react-router';
import { getFrame } from '../shared/shop-data.mjs';
import { Frame } from '../shared/shop-views.jsx';
import { Link } from './link.jsx';
import '../shop.css';

export const loader = () => getFrame();
export const shouldRevalidate = () => false;

export function Layout({ children }) {
  return (
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Frame frame={useLoaderData()} Link={Link}>
      <Outlet />
    </Frame>
  );
}
