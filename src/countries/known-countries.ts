// The server knows the addresses of every country; a browser is sent those that its checkout needs.
import { addAddressRules } from './address-rules.ts';
import { addressRules } from './countries.ts';

addAddressRules(addressRules);
