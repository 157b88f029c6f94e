// The address of the table to fill products in, as a file.
import { officePath } from '../../../office-addresses.ts';
import type { Permission } from '../../../staff/permissions.ts';

export const productsTemplatePath = `${officePath}/products-template.csv`;
export const productsTemplateAccess: readonly Permission[] = ['catalogue.write'];
