// Why something was not done with an order. Its words come when one is said: there are sixty, and a page seldom says any.
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { textOfRefusal } from '../../orders/office/office-order-refusals.ts';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { loadActionTexts } from './load-action-texts.ts';
import { loadRefusalTexts } from './load-refusal-texts.ts';

const loadTexts = joinTexts(loadActionTexts, loadRefusalTexts);

export const bindOrderRefusal = () => withLateTexts(OrderRefusal, loadTexts);

export async function sayRefusal(locale: Locale, kind: string): Promise<string> {
  const textsIn = await bindLateTexts(loadTexts);
  return textOfRefusal(textsIn(locale), kind);
}

function OrderRefusal({ kind }: { kind: string }) {
  return textOfRefusal(useT(), kind);
}
