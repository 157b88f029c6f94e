// What options, their values and tags are called in another language stands in one table and in two columns: a name that is
// an option's or a value's stands in that of the options, though it be a tag too.
type Option = { name: string; values: readonly string[] };

/** Tells whether a name is that of a tag and nothing else. */
export function tagsAlone(tags: readonly string[], options: readonly Option[]): (name: string) => boolean {
  const ofOptions = new Set(options.flatMap(({ name, values }) => [name, ...values]));
  return (name) => tags.includes(name) && !ofOptions.has(name);
}
