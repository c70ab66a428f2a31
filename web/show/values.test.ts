// Values of proofs and facts as people read them: money, days, spans, shares, codes and lists, in both languages.
// Which values there are is seen in the proofs of the law.

import { expect, test } from 'vitest';
import { pointerText, valueText } from './values.ts';

test.each([
  [null, 'sin resolver', 'open'],
  [true, 'sí', 'yes'],
  [98, '98', '98'],
  ['45882.00', '$45,882.00', '$45,882.00'],
  ['-45882.00', '−$45,882.00', '−$45,882.00'],
  ['14791.368596…', '$14,791.368596…', '$14,791.368596…'],
  ['1/2', '1/2', '1/2'],
  ['2024-03-15', '15 de marzo de 2024', 'March 15, 2024'],
  ['2024-03', 'marzo de 2024', 'March 2024'],
  ['2016-01-10..2024-02-29', '10 de enero de 2016 – 29 de febrero de 2024', 'January 10, 2016 – February 29, 2024'],
  ['hybrid', 'Programa Híbrido', 'Hybrid Program'],
  ['constructor', 'constructor', 'constructor'],
  ['{not JSON', '{not JSON', '{not JSON'],
  ['{"physician":"md-1","licensed":true}', 'Médico: md-1, Con licencia: sí', 'Physician: md-1, Licensed: yes'],
  [
    '[{"month":"2026-10","amount":"6350.50"}]',
    'Mes: octubre de 2026, Cuantía: $6,350.50',
    'Month: October 2026, Amount: $6,350.50',
  ],
  ['/orders/0', 'Órdenes 1', 'Orders 1'],
  ['2026-10 4531.08 (-909.71)', 'octubre de 2026 $4,531.08 (−$909.71)', 'October 2026 $4,531.08 (−$909.71)'],
  ['order: Ana 1/2; Eva 1/2', 'la orden: Ana 1/2; Eva 1/2', 'the order: Ana 1/2; Eva 1/2'],
  [{ percent: '61.25', factor: '14.25' }, 'Por ciento: 61.25%, Factor: 14.25', 'Percent: 61.25%, Factor: 14.25'],
  [[{ name: 'Ana', share: '1/2' }, 'judge'], 'Nombre: Ana, Participación: 1/2; juez', 'Name: Ana, Share: 1/2; judge'],
])('%j reads %s or %s', (value, es, en) => {
  expect([valueText(value, 'es'), valueText(value, 'en')]).toEqual([es, en]);
});

test('a fact without words of its own is named by its place', () => {
  expect(pointerText('/service/0/from', 'es')).toBe('Servicios 1: Desde');
  expect(pointerText('/disability/certificates/11', 'en')).toBe('Disability: Certificates 12');
});
