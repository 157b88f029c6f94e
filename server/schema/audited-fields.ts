// What the log of staff may say of what somebody entered. The log cannot be changed, so nothing of a shopper may get into
// it that would have to be erased: names, addresses, and whatever was typed about a person.

/** The values that are `kept`, which are nobody's: ids, amounts, states. Of all others that were filled in, the names. */
export function auditedFields(entered: object, kept: readonly string[] = []): Record<string, unknown> {
  const filled = Object.entries(entered).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  const others = filled.map(([name]) => name).filter((name) => !kept.includes(name));
  return {
    ...Object.fromEntries(filled.filter(([name]) => kept.includes(name))),
    ...(others.length > 0 && { fields: others }),
  };
}
