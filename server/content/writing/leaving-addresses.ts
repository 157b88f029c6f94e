// What is published under another slug leaves its former address behind, which leads to the new one in every language.
import { type Locale, locales } from '#src/i18n/locales.ts';
import { ok } from '#src/result.ts';
import { moveAddresses } from '../../redirects/move-addresses.ts';
import type { DraftTarget } from '../../shop/drafts/draft-target.ts';

type PathOf<Kind> = (kind: Kind, locale: Locale, slug: string) => string;

export function leavingAddresses<Kind>(kind: Kind, target: DraftTarget, pathOf: PathOf<Kind>): DraftTarget {
  return {
    ...target,
    async publish(tx, change) {
      const before = await target.read(tx, change.part);
      const published = await target.publish(tx, change);
      const [from, to] = [before?.data?.slug, change.data.slug];
      if (!published.ok || typeof from !== 'string' || typeof to !== 'string' || from === to) return published;
      const moves = locales.map((locale) => ({ from: pathOf(kind, locale, from), to: pathOf(kind, locale, to) }));
      return ok({ ...published.value, alsoLogged: await moveAddresses(tx, moves, change.now) });
    },
    async listEffects(db, change) {
      const [before, effects] = await Promise.all([target.read(db, change.part), target.listEffects(db, change)]);
      const [from, to] = [before?.data?.slug, change.data.slug];
      if (!effects || typeof from !== 'string' || typeof to !== 'string' || from === to) return effects;
      // Its address does not end: all else is as if it stayed.
      const others = (await target.listEffects(db, { ...change, data: { ...change.data, slug: from } })) ?? [];
      return [{ key: `moved:${from}`, say: (t) => t('settingEffect.moved', { from, to }) }, ...others];
    },
  };
}
