import type { PageHead, PageModule } from '../routes.ts';
import { shopIdentity } from '../shop-identity.ts';
import { NotFoundContent } from './not-found-content.tsx';

export const Page: PageModule['Page'] = () => <NotFoundContent />;

export const head: PageModule['head'] = ({ t }) => notFoundHead(t);

export function notFoundHead(t: Parameters<PageModule['head']>[0]['t']): PageHead {
  return { title: `${t('notFound.title')} – ${shopIdentity.name}`, status: 404 };
}
