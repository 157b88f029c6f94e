// `kasa pages` and `kasa articles`: what the office does with them, by the same use cases.
import type { Command } from 'commander';
import type { ContentKind } from '#server/content/writing/content-kind.ts';
import { listContents, printContent, printVersions } from './show-contents.ts';
import {
  confirmPageText,
  deleteWriting,
  discardWriting,
  editWriting,
  publishWriting,
  setWriting,
  takeBack,
  withdrawWriting,
} from './write-contents.ts';

type JsonFlag = { json?: boolean };

const fields = `
Fields: slug; blocks, as a list in JSON (blocks=@FILE); with a language behind them: title, text (HTML; @FILE for a file's), description (for search engines). An empty
title takes a language away. Of an article also date (2027-03-28) and picture (a key of "kasa pictures list").
What the shop knows of the company stands in a text as {company}, {address}, {email} and so on. What is set is a draft until it
is published, at once (--publish) or at a time by the clocks of the company's country (--at 2027-03-28T18:00).`;

const examples = (name: string) => `
Example:
  $ kasa ${name} list
  $ kasa ${name} set about title.en="About us" text.en=@about.html --publish
  $ kasa ${name} set about text.en=@new.html --at 2027-03-28T18:00
  $ kasa ${name} back about 3
  $ kasa ${name} delete about --to /en/page/shop`;

export function registerPages(program: Command): void {
  const pages = register(program, 'pages', 'page', 'the pages of text: terms, delivery, who you are');
  pages
    .command('confirm')
    .description('say that your text of a legal page is right, although the template of Kasa has changed since')
    .argument('<slug>', 'its address, such as terms')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', examples('pages'))
    .action((slug: string, { json }: JsonFlag) => confirmPageText(slug, json));
}

export function registerArticles(program: Command): void {
  register(program, 'articles', 'article', 'articles with a date and a feed');
}

function register(program: Command, name: string, kind: ContentKind, description: string): Command {
  const all = program
    .command(name)
    .description(`list, write and publish ${description}`)
    .addHelpText('after', examples(name));
  const add = (command: string, says: string) =>
    all
      .command(command)
      .description(says)
      .option('--json', 'print the result as JSON')
      .addHelpText('after', examples(name));
  const one = (command: string, says: string) => add(command, says).argument('<slug>', 'its address, such as about');
  add('list', 'list them, drafts too').action((flags: JsonFlag) => listContents(kind, flags.json));
  one('show', 'print one, its draft where there is one').action((slug: string, flags: JsonFlag) =>
    printContent(kind, slug, flags.json),
  );
  one('set', 'change its draft, or begin a new one')
    .argument('<fields...>', 'such as title.en="About us"')
    .option('--publish', 'publish it at once')
    .option('--at <time>', 'publish it then, such as 2027-03-28T18:00')
    .addHelpText('after', fields)
    .action((slug: string, given: string[], flags: JsonFlag & { publish?: boolean; at?: string }) =>
      setWriting(kind, slug, given, flags),
    );
  one('edit', 'draft it as a file says, or begin a new one')
    .argument('<file>', `as "kasa ${name} show" prints it`)
    .option('--publish', 'publish it at once')
    .option('--at <time>', 'publish it then, such as 2027-03-28T18:00')
    .action((slug: string, file: string, flags: JsonFlag & { publish?: boolean; at?: string }) =>
      editWriting(kind, slug, file, flags),
    );
  one('publish', 'publish its draft')
    .option('--overwrite', 'also where somebody else has published other words meanwhile')
    .action((slug: string, flags: JsonFlag & { overwrite?: boolean }) => publishWriting(kind, slug, flags));
  one('draft', 'take it off the shop: it is a draft from then on').action((slug: string, flags: JsonFlag) =>
    withdrawWriting(kind, slug, flags.json),
  );
  one('discard', 'throw its draft away').action((slug: string, flags: JsonFlag) =>
    discardWriting(kind, slug, flags.json),
  );
  one('delete', 'delete it')
    .option('--to <address>', 'where its address leads from then on')
    .action((slug: string, flags: JsonFlag & { to?: string }) => deleteWriting(kind, slug, flags));
  one('versions', 'list what it said, the newest first').action((slug: string, flags: JsonFlag) =>
    printVersions(kind, slug, flags.json),
  );
  one('back', 'publish an earlier version again')
    .argument('<version>', 'its number, as "versions" lists it', Number)
    .action((slug: string, version: number, flags: JsonFlag) => takeBack(kind, slug, version, flags.json));
  return all;
}
