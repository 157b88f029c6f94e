import { useRouteContext } from '@fastify/react/client';
import { Suspense } from 'react';
import { Frame } from '../../shared/shop-views.jsx';
import { Link } from '../link.jsx';

export default function Layout({ children }) {
  const { data } = useRouteContext();
  return (
    <Suspense>
      <Frame frame={data.frame} Link={Link}>
        {children}
      </Frame>
    </Suspense>
  );
}
