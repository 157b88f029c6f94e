// The rates of VAT that a product's form offers: none twice under two names.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listOffered } from '#src/catalogue/office/rare-parts/tax-fields.tsx';

const inPortugal = [
  { vatClass: 'standard', basisPoints: 2300 },
  { vatClass: 'reduced', basisPoints: 600 },
  { vatClass: 'second_reduced', basisPoints: 1300 },
  { vatClass: 'super_reduced', basisPoints: 600 },
  { vatClass: 'zero', basisPoints: 0 },
];
const names = (chosen: string) => listOffered(inPortugal, chosen).map(({ vatClass }) => vatClass);

test('a rate that comes to the same as another is offered once', () => {
  assert.equal(names('standard'), ['standard', 'reduced', 'second_reduced', 'zero']);
});

test('the class that a product has stays, whatever it comes to', () => {
  assert.equal(names('super_reduced'), ['standard', 'reduced', 'second_reduced', 'super_reduced', 'zero']);
});

test.run();
