import type { FaultCode } from '../../catalogue/import/import-faults.ts';
import type { SettingsFault } from '../../shop/change-settings.ts';

/** What a document or an article refuses, as a fault of the file. */
export function faultCodeOf(key: SettingsFault['key']): FaultCode {
  switch (key) {
    case 'settingFault.tooLong':
      return 'TEXT_TOO_LONG';
    // A page has a title and a text, or is not there in the language.
    case 'settingFault.missing':
      return 'TEXT_INCOMPLETE';
    case 'settingFault.placeholderMissing':
    case 'settingFault.placeholderUnknown':
      return 'TEXT_WITHOUT_PLACEHOLDER';
    default:
      return 'TEXT_REFUSED';
  }
}
