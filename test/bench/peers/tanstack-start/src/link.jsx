import { Link as RouterLink } from '@tanstack/react-router';

export function Link({ href, ...props }) {
  const handle = href.replace(/^.*\//, '');
  return href.startsWith('/pl/p/') ? (
    <RouterLink to="/pl/p/$product" params={{ product: handle }} {...props} />
  ) : (
    <RouterLink to="/pl/c/$collection" params={{ collection: handle }} {...props} />
  );
}
