// An address that is one slip away from a provider that many people have: it is offered, never put in.

/** Their names are no words, so that a neighbour of theirs is hardly ever anybody's own. */
const providers = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'protonmail.com'],
  ...['onet.pl', 'interia.pl', 'gazeta.pl', 'wp.pl', 'o2.pl', 'op.pl'],
  ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'hotmail.de', 'outlook.de', 'yahoo.de'],
  ...['ziggo.nl', 'kpnmail.nl', 'hetnet.nl', 'xs4all.nl', 'hotmail.nl', 'live.nl', 'telenet.be', 'skynet.be'],
  ...['seznam.cz', 'centrum.cz', 'volny.cz', 'email.cz', 'post.cz'],
];

/** A shorter name has too many neighbours. */
const SHORTEST_NAME = 5;

/** The whole address with the domain that was probably meant; null when nothing is to be said. */
export function meantAddress(address: string): string | null {
  const typed = address.trim();
  const at = typed.lastIndexOf('@');
  const [name, domain] = [typed.slice(0, Math.max(0, at)), typed.slice(at + 1).toLowerCase()];
  if (!name || providers.includes(domain)) return null;
  const meant = providers.filter((provider) => isMisspelled(domain, provider));
  return meant.length === 1 ? `${name}@${meant[0]}` : null;
}

function isMisspelled(domain: string, provider: string): boolean {
  const [name, end] = partsOf(domain);
  const [meantName, meantEnd] = partsOf(provider);
  // By their first letter, providers tell themselves apart: email, gmail, ymail.
  if (end === meantEnd)
    return meantName.length >= SHORTEST_NAME && name[0] === meantName[0] && isOneSlip(name, meantName);
  // Two letters are a country, where the provider may be at home as well; gmail is nowhere else.
  return name === meantName && isOneSlip(end, meantEnd) && (end.length !== 2 || name === 'gmail');
}

function partsOf(domain: string): [name: string, end: string] {
  const dot = domain.lastIndexOf('.');
  return [domain.slice(0, Math.max(0, dot)), domain.slice(dot + 1)];
}

/** One letter too many, too few, another one, or two in the wrong order. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  let end = 0;
  const most = Math.min(typed.length, meant.length) - start;
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end++;
  const [wrong, right] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  const isSwapped = wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
  return isSwapped || (wrong.length <= 1 && right.length <= 1);
}
