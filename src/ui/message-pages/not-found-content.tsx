import type { PageHead, PageModule } from '../../page-module.ts';
import { shopIdentity } from '../../shop-identity.ts';
import { ShownPage } from '../../shown-page.tsx';

/** For every page whose thing does not exist: the not-found page, fetched only now, in its place. */
export function NotFoundContent() {
  return <ShownPage route="notFound" />;
}

export function notFoundHead(t: Parameters<PageModule['head']>[0]['t']): PageHead {
  return { title: `${t('notFound.title')} – ${shopIdentity.name}`, status: 404 };
}
