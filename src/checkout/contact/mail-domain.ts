// An address that is one slip away from a provider that many people have: it is offered, never put in.

const domains = [
  ...['gmail.com', 'outlook.com', 'hotmail.com', 'icloud.com', 'yahoo.com', 'proton.me', 'live.com', 'me.com'],
  ...['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'gmx.ch', 'outlook.at', 'hotmail.be', 'live.be', 'yahoo.pl'],
  ...['wp.pl', 'o2.pl', 'onet.pl', 'onet.eu', 'interia.pl', 'op.pl', 'gazeta.pl', 'poczta.onet.pl'],
  ...['gmx.de', 'web.de', 't-online.de', 'freenet.de', 'gmx.net', 'outlook.de', 'hotmail.de', 'yahoo.de', 'gmx.at'],
  ...[
    'ziggo.nl',
    'kpnmail.nl',
    'hotmail.nl',
    'live.nl',
    'xs4all.nl',
    'hetnet.nl',
    'planet.nl',
    'telenet.be',
    'skynet.be',
  ],
  ...['seznam.cz', 'email.cz', 'centrum.cz', 'post.cz', 'volny.cz', 'atlas.cz'],
];

/** So short a name is as near to its neighbours as to its own misspellings. */
const SHORTEST = 7;

/** The whole address with the domain that was probably meant; null when nothing is to be said. */
export function meantAddress(email: string): string | null {
  const at = email.trim().lastIndexOf('@');
  const [name, domain] = [
    email.trim().slice(0, at),
    email
      .trim()
      .slice(at + 1)
      .toLowerCase(),
  ];
  if (at < 1 || domains.includes(domain)) return null;
  const near = domains.filter((known) => known.length >= SHORTEST && isOneSlip(domain, known));
  return near.length === 1 ? `${name}@${near[0]}` : null;
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
