// What the stores refuse, as the editor and the commands say it.
import type { ContentRefusal } from '#src/content/content-refusals.ts';
import type { SettingsFault } from '../../shop/change-settings.ts';
import type { PublishDraftRefusal } from '../../shop/drafts/publish-settings-draft.ts';
import type { SaveDraftRefusal } from '../../shop/drafts/save-settings-draft.ts';

export function contentRefusal(refused: SaveDraftRefusal | PublishDraftRefusal): ContentRefusal {
  switch (refused.kind) {
    case 'InvalidSettings':
      return refusalOfFaults(refused.faults);
    case 'DraftChanged':
      return { kind: 'ContentChanged' };
    case 'ChangedSince':
      return { kind: 'ChangedSince', fields: refused.paths, by: refused.changedBy };
    default:
      return { kind: refused.kind };
  }
}

/** All faults of the kind of the first. */
function refusalOfFaults(faults: readonly SettingsFault[]): ContentRefusal {
  const kinds = faults.map(kindOf);
  const [first = 'ContentInvalid'] = kinds;
  const fields = faults.flatMap(({ path }, position) => (kinds[position] === first ? [path] : []));
  if (first === 'ContentInvalid' || first === 'BlocksInvalid') {
    const message = faults.map(({ path, message: said }) => `${path}: ${said}`).join('; ');
    return { kind: first, fields, message };
  }
  return first === 'TextsMissing' || first === 'NameUnknown' ? { kind: first, fields } : { kind: first };
}

type FaultKind =
  | 'SlugTaken'
  | 'SlugInvalid'
  | 'DateInFuture'
  | 'PictureUnknown'
  | 'TextsMissing'
  | 'NameUnknown'
  | 'BlocksInvalid'
  | 'ContentInvalid';

function kindOf({ path, message }: SettingsFault): FaultKind {
  if (path === 'blocks' || path.startsWith('blocks.')) return 'BlocksInvalid';
  if (path === 'slug') return message.includes('another') ? 'SlugTaken' : 'SlugInvalid';
  // The whole list: a slug stands there twice.
  if (path === 'pages') return message.includes('twice') ? 'SlugTaken' : 'ContentInvalid';
  if (path === 'date') return 'DateInFuture';
  if (path === 'picture') return 'PictureUnknown';
  if (path === 'texts' || path.endsWith('.title')) return message.includes('{…}') ? 'NameUnknown' : 'TextsMissing';
  return message.includes('{…}') ? 'NameUnknown' : 'ContentInvalid';
}
