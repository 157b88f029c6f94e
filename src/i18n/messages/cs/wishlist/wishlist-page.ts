import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist-page.ts';

export const messages: Translated<typeof english> = {
  'wishlist.lead': 'Seznam je uložený jen v tomto prohlížeči. Nikdo jiný ho neuvidí, dokud mu nepošlete odkaz.',
  'wishlist.inAccount': 'Seznam ve vašem účtu',
  'wishlist.needsScripts':
    'Seznam přání leží ve vašem prohlížeči a bez skriptů ho nelze přečíst. Povolte tomuto obchodu skripty, abyste si zboží mohli ukládat a vidět ho tady. Seznam, který vám někdo poslal, se ukáže i bez nich.',
  'wishlist.emptyText': 'Stiskněte u zboží srdce a bude tu na vás čekat.',
  'wishlist.link': 'Odkaz na tento seznam',
  'wishlist.copy': 'Kopírovat odkaz',
  'wishlist.copied': 'Odkaz je zkopírovaný. Kdo ho otevře, uvidí seznam tak, jak je teď.',
  'wishlist.notCopied': 'Prohlížeč kopírování nedovolil. Otevřete odkaz a zkopírujte adresu.',
  'wishlist.failed': 'Seznam se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
  'wishlist.sharedTitle': 'Seznam přání pro vás',
  'wishlist.sharedLead': 'Někdo vám poslal tento seznam. Ceny a dostupnost jsou dnešní.',
  'wishlist.sharedEmpty': 'Z tohoto seznamu teď není nic v prodeji.',
  'wishlist.saveAll': 'Uložit vše do mého seznamu',
  'wishlist.mine': 'Můj seznam přání',
};
