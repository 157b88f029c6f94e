import type { Translate } from '../../i18n/translate.ts';
import type { PageHead } from '../../page-module.ts';
import { ShownPage } from '../../shown-page.tsx';

/** For every page whose thing does not exist: the not-found page, fetched only now, in its place. */
export function NotFoundContent() {
  return <ShownPage route="notFound" />;
}

export function notFoundHead(t: Translate): PageHead {
  return { title: t('notFound.title'), status: 404 };
}
