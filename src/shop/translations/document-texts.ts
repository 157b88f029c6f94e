// The texts by language in a document of the settings, wherever they stand: a new document, or a new block of a page, needs no
// line here. A text by language is an object whose keys are languages; its values are texts, or objects of texts.
import { isLocale, type Locale } from '../../i18n/locales.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** `path`: of the object in the document that holds the languages. `part`: within a language's object; null: it is a text. */
export type DocumentText = {
  /** What the text belongs to, such as `pages.delivery`. */
  thing: string;
  field: string;
  path: readonly (string | number)[];
  part: string | null;
  texts: Partial<Record<Locale, string>>;
};

/** They are said by program, and read by nobody. */
const unread = new Set(['basis']);
/** The frames between a thing and its languages. */
const frames = new Set(['texts', 'names']);

export function listDocumentTexts(data: unknown): DocumentText[] {
  return listIn(data as Json, [], []);
}

function listIn(value: Json, path: readonly (string | number)[], names: readonly string[]): DocumentText[] {
  if (Array.isArray(value)) {
    return value.flatMap((each: Json, at) => listIn(each, [...path, at], [...names, nameOf(each) ?? String(at)]));
  }
  if (!isObject(value)) return [];
  if (isByLanguage(value)) return textsOf(value, path, names);
  return Object.entries(value).flatMap(([key, each]) => listIn(each, [...path, key], [...names, key]));
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isByLanguage(value: JsonObject): boolean {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isLocale);
}

/** What tells one of a list apart from the others, wherever it stands. */
function nameOf(value: Json): string | null {
  if (!isObject(value)) return null;
  const name = value.slug ?? value.key ?? value.id;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null;
}

function textsOf(value: JsonObject, path: readonly (string | number)[], names: readonly string[]): DocumentText[] {
  const languages = Object.entries(value) as [Locale, Json][];
  if (languages.every(([, text]) => typeof text === 'string')) {
    const isFramed = frames.has(names.at(-1) ?? '');
    const texts = Object.fromEntries(languages) as DocumentText['texts'];
    return [
      { thing: names.slice(0, -1).join('.'), field: isFramed ? 'name' : (names.at(-1) ?? ''), path, part: null, texts },
    ];
  }
  const parts = new Set(languages.flatMap(([, texts]) => (isObject(texts) ? Object.keys(texts) : [])));
  const thing = (frames.has(names.at(-1) ?? '') ? names.slice(0, -1) : names).join('.');
  return [...parts]
    .filter((part) => !unread.has(part))
    .map((part) => ({
      ...{ thing, field: part, path, part },
      texts: Object.fromEntries(
        languages.flatMap(([locale, texts]) => {
          const text = isObject(texts) ? texts[part] : undefined;
          return typeof text === 'string' ? [[locale, text]] : [];
        }),
      ),
    }));
}

/** The document with this text in this language; every object on the way is a new one. */
export function withDocumentText(
  data: unknown,
  { path, part }: Pick<DocumentText, 'path' | 'part'>,
  locale: Locale,
  text: string,
): unknown {
  const [first, ...rest] = path;
  if (first !== undefined) {
    const copy = Array.isArray(data) ? [...data] : { ...(data as object) };
    const within = copy as Record<string | number, unknown>;
    within[first] = withDocumentText(within[first], { path: rest, part }, locale, text);
    return copy;
  }
  const languages = data as Record<string, unknown>;
  if (part === null) return { ...languages, [locale]: text };
  return { ...languages, [locale]: { ...(languages[locale] as object), [part]: text } };
}

/** The document without what stands there in this language. */
export function withoutDocumentLanguage(data: unknown, { path }: Pick<DocumentText, 'path'>, locale: Locale): unknown {
  const [first, ...rest] = path;
  if (first === undefined) {
    const { [locale]: _, ...others } = data as Record<string, unknown>;
    return others;
  }
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) };
  const within = copy as Record<string | number, unknown>;
  within[first] = withoutDocumentLanguage(within[first], { path: rest }, locale);
  return copy;
}
