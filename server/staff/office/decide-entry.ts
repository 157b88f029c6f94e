// Decides who may see which page of the office, before anything of it is loaded.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteLocation } from '#src/addresses.ts';
import { locateInOffice, type OfficeRouteName, officePath, officeUrlOf, ownOfficePath } from '#src/office-addresses.ts';
import { pageAccess } from '#src/staff/page-access.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import type { SignedInStaff } from '#src/staff/signed-in-staff.ts';
import { escapeHtml } from '../../escape-html.ts';

type Entry = { location: RouteLocation; staff: SignedInStaff | null };

/** The answer in place of the page; null when the person may see the page. */
export function decideEntry(
  request: FastifyRequest,
  reply: FastifyReply,
  { location, staff }: Entry,
): FastifyReply | null {
  const access = pageAccess[location.route as OfficeRouteName];
  if (location.route === 'signIn' && staff) return goTo(reply, ownOfficePath(location.search.get('to')) ?? officePath);
  if (location.route === 'noAccess' && staff) return leaveWhenGiven(reply, { location, staff });
  if (mayAccess(staff, access)) return null;
  // The page with this answer has the office around it, and its address says which page it is about.
  if (staff) return goTo(reply, officeUrlOf('noAccess', { to: ownOfficePath(location.href) ?? undefined }));
  const signIn = officeUrlOf('signIn', { to: ownOfficePath(location.href) ?? undefined });
  return isFromElsewhere(request) ? comeAgain(reply, signIn) : goTo(reply, signIn);
}

/** Whoever has got the role in the meantime goes on to the page by loading this one again. */
function leaveWhenGiven(reply: FastifyReply, { location, staff }: Entry): FastifyReply | null {
  const to = ownOfficePath(location.search.get('to'));
  const wanted = to && locateInOffice(to, location.locale);
  return to && wanted && wanted.route !== 'noAccess' && mayAccess(staff, pageAccess[wanted.route])
    ? goTo(reply, to)
    : null;
}

/**
 * A link on another site, or in a mail that is read in the browser: the session's cookie is not sent along, because it is
 * SameSite=Strict. It is sent when a page of ours leads on, which this one does without a script; the sign-in page sends
 * whoever is signed in to where the link led.
 */
function comeAgain(reply: FastifyReply, href: string): FastifyReply {
  const target = escapeHtml(href);
  return privately(reply)
    .type('text/html; charset=utf-8')
    .send(
      [
        '<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="robots" content="noindex">',
        `<meta http-equiv="refresh" content="0; url=${target}"><title>Kasa</title></head>`,
        `<body><a href="${target}">Kasa</a></body></html>`,
      ].join(''),
    );
}

function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

function goTo(reply: FastifyReply, href: string): FastifyReply {
  return privately(reply).redirect(href, 302);
}

function privately(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'private, no-store').header('vary', 'cookie, sec-fetch-site');
}
