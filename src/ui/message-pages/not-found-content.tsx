import type { Translate } from '../../i18n/translate.ts';
import type { PageHead } from '../../page-module.ts';
import { ShownPage } from '../../shown-page.tsx';

/** Shown by a page whose subject does not exist: the not-found page, loaded on demand. */
export function NotFoundContent() {
  return <ShownPage route="notFound" />;
}

export function notFoundHead(t: Translate): PageHead {
  return { title: t('notFound.title'), status: 404 };
}
