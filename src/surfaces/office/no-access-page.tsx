// Shown in place of a page that the role does not include: what the page needs, which roles have it, and who can give them.
import { useSuspenseQuery } from '@tanstack/react-query';
import { isKeyPermission } from '../../api-keys/key-rules.ts';
import { loadKeyTexts } from '../../api-keys/load-key-texts.ts';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { locateInOffice, officeUrlOf, ownOfficePath } from '../../office-addresses.ts';
import type { PageModule } from '../../page-module.ts';
import { loadPeopleTexts } from '../../staff/load-people-texts.ts';
import { ownersQuery, signedInStaffQuery } from '../../staff/office/staff-queries.ts';
import { pageAccess } from '../../staff/page-access.ts';
import { type Access, mayAccess, permissionsOf, type Role, roles } from '../../staff/permissions.ts';
import { LinkButton } from '../../ui/button.tsx';
import styles from '../../ui/office/office-page.module.css';
import { loadNoPageTexts } from './load-no-page-texts.ts';

export const loadTexts = joinTexts(loadNoPageTexts, loadPeopleTexts, loadKeyTexts);

export const Page: PageModule['Page'] = ({ location }) => {
  const { locale, t } = useApp();
  const { ownerNames } = useSuspenseQuery(ownersQuery).data;
  const to = ownOfficePath(location.search.get('to'));
  const wanted = to && locateInOffice(to, locale);
  const names = new Intl.ListFormat(locale).format(ownerNames);
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('noAccess.title')}
      </h1>
      {wanted ? <WhatIsMissing access={pageAccess[wanted.route]} /> : null}
      <p>{t('noAccess.owners', { names })}</p>
      <LinkButton to={officeUrlOf('today')}>{t('office.toFirstPage')}</LinkButton>
      {/* The link is a full load: the server decides again. */}
      {to ? (
        <p>
          <a href={to}>{t('noAccess.again')}</a>
        </p>
      ) : null}
    </div>
  );
};

function WhatIsMissing({ access }: { access: Access }) {
  const { locale, t } = useApp();
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  if (typeof access === 'string' || !signedInStaff) return null;
  const missing = access.filter((permission) => !signedInStaff.permissions.includes(permission));
  const rights = missing.map((one) => t(isKeyPermission(one) ? `keys.may_${one}` : 'noAccess.staff'));
  const having = roles.filter((role) => mayAccess({ permissions: permissionsOf[role] }, access));
  const list = (words: string[]) => new Intl.ListFormat(locale).format(words);
  return (
    <>
      <p>
        {t('noAccess.needs', {
          permissions: list(rights),
          role: t(`staff.role_${signedInStaff.role as Role}`),
        })}
      </p>
      <p>{t('noAccess.roles', { roles: list(having.map((role) => t(`staff.role_${role}`))) })}</p>
    </>
  );
}

export const head: PageModule['head'] = ({ t }) => ({ title: t('noAccess.title'), status: 403 });
