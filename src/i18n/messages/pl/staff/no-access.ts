import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/no-access.ts';

export const messages: Translated<typeof english> = {
  'noAccess.title': 'Twoja rola nie obejmuje tej strony',
  'noAccess.needs': 'Na tej stronie trzeba móc {permissions}. Twoja rola ({role}) tego nie obejmuje.',
  'noAccess.roles': 'Role, które to obejmują: {roles}.',
  'noAccess.owners': 'Inną rolę może Ci nadać w zakładce Zespół: {names}.',
  'noAccess.again': 'Mam już dostęp: otwórz stronę',
  'noAccess.staff': 'przeglądać i zmieniać zespół',
  'office.notFoundTitle': 'Na zapleczu nie ma takiej strony',
  'office.notFoundText': 'Być może w adresie jest literówka albo strona została przeniesiona.',
};
