// The server knows the addresses of every country; a browser is sent those that its checkout needs.
import { addAddressRules } from '#src/countries/address-rules.ts';
import { addressRules } from '#src/countries/countries.ts';

addAddressRules(addressRules);
