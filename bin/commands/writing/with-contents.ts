// What the commands of pages and articles share: how one is found by its slug, and what is said when nothing came of it.
import type { ContentKind } from '#server/content/writing/content-kind.ts';
import type { ContentWork } from '#server/content/writing/save-content.ts';
import type { ContentRefusal } from '#src/content/content-refusals.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import { CliError } from '../../cli-errors.ts';

export type WritingContext = { work: ContentWork; markets: ShopMarkets; findId(slug: string): Promise<string | null> };

export async function withContents<T>(kind: ContentKind, run: (context: WritingContext) => Promise<T>): Promise<T> {
  const [{ withAuditedDatabase }, { findMarkets }, { listContents }] = await Promise.all([
    import('../staff/with-audited-database.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/content/writing/list-contents.ts'),
  ]);
  return withAuditedDatabase(async ({ db, now, audit }) => {
    const markets = await findMarkets(db);
    const findId = async (slug: string) => {
      const found = await listContents(db, kind, { markets, filters: { text: slug } });
      return found.find((each) => each.slug === slug || each.id === slug)?.id ?? null;
    };
    const work: ContentWork = { db, now, changedBy: 'cli', audit };
    return run({ work, markets, findId });
  });
}

export async function requireId({ findId }: WritingContext, kind: ContentKind, slug: string): Promise<string> {
  const id = await findId(slug);
  if (id !== null) return id;
  throw new CliError({
    code: 'CONTENT_UNKNOWN',
    title: `There is no ${kind} ${slug}, and no draft of one.`,
    fix: `kasa ${kind}s list names those there are.`,
  });
}

const titles: Readonly<Record<ContentRefusal['kind'], string>> = {
  SlugInvalid: 'An address is made of small letters, digits and single hyphens, such as about-us.',
  SlugTaken: 'Another text has this address already, or its draft.',
  LegalPage: 'The law wants this page: it stays, under its address.',
  TextsMissing: 'A title is missing: each language that has a text needs one, and one language at least is written.',
  NameUnknown: 'Something in {…} is not known of the company.',
  PictureUnknown: 'The picture is not in the library.',
  DateInFuture: 'The date is in the future.',
  PublishAtPast: 'The time to publish it is over.',
  PublishAtInvalid: 'There is no such time: the clocks skip it that night, or it is no date.',
  ChangedSince: 'Somebody else has published other words meanwhile.',
  GoneSince: 'It was deleted meanwhile.',
  TargetInvalid: 'That is no address to lead to.',
  ContentUnknown: 'There is no such text.',
  VersionUnknown: 'There is no such version.',
  BlocksInvalid: 'Blocks of it cannot be shown like this.',
  ContentInvalid: 'It cannot be saved like this.',
  MadeBefore: 'It was made before.',
  ContentChanged: 'Somebody else has saved it in this moment.',
};

const fixes: Readonly<Partial<Record<ContentRefusal['kind'], string>>> = {
  LegalPage: 'Change its text instead.',
  PublishAtPast: 'Name a time in the future, or use --publish.',
  DateInFuture: 'To publish it then, use --at.',
  ChangedSince: 'Look at "versions" first; --overwrite publishes yours all the same.',
  TargetInvalid: 'Write a path such as /en/page/about, or an address with https://.',
  ContentChanged: 'Run the command again.',
};

export function contentError(refused: ContentRefusal): CliError {
  const fields = 'fields' in refused && refused.fields.length > 0 ? ` (${refused.fields.join(', ')})` : '';
  const said = 'message' in refused ? ` ${refused.message}` : '';
  const fix = fixes[refused.kind] ?? 'Mend it and run the command again; nothing was changed.';
  return new CliError({ code: 'CONTENT_REFUSED', title: `${titles[refused.kind]}${fields}${said}`, fix });
}
