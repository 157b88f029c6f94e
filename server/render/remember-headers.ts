/** Of each header. With the longest ones that are remembered, a megabyte. */
const MOST_HEADERS = 1_000;
/** Cookies of others' scripts make a header as long as they like; ours are a tenth of it. */
const LONGEST_HEADER = 1_000;

/** Browsers send the same header with every request: what it was read as is remembered. */
export function rememberHeaders<Read>(read: (header: string) => Read): (header: string) => Read {
  const answers = new Map<string, { read: Read }>();
  return (header) => {
    const known = answers.get(header);
    if (known) return known.read;
    if (header.length > LONGEST_HEADER) return read(header);
    if (answers.size >= MOST_HEADERS) answers.clear();
    const answer = read(header);
    answers.set(header, { read: answer });
    return answer;
  };
}
