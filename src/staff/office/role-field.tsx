import { useApp } from '../../app-instance.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { roles } from '../permissions.ts';

export function RoleField({ chosen, isSmall }: { chosen: string; isSmall?: boolean }) {
  const { t } = useApp();
  return (
    <SelectField
      label={t('staff.role')}
      hint={isSmall ? undefined : t('staff.roleHint')}
      name="role"
      defaultValue={chosen}
    >
      {roles.map((one) => (
        <option key={one} value={one}>
          {t(`staff.role_${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
