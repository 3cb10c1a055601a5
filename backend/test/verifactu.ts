import type { VerifactuConfig } from '../src/kit/verifactu-config.ts';
import type { Registration, System } from '../src/modules/verifactu/core/records.ts';

export const aSystem: System = {
  producerName: 'SSSS',
  producerNif: '89890001K',
  name: 'NombreSistemaInformatico',
  id: '77',
  version: '1.0.03',
  installation: '383',
};

/** The first record of AEAT's example of a chain. */
export const aRegistration = (change: Partial<Registration> = {}): Registration => ({
  kind: 'registration',
  invoice: { issuerNif: '89890001K', number: '12345678/G33', issuedOn: '2024-01-01' },
  previous: null,
  system: aSystem,
  at: '2024-01-01T19:20:30+01:00',
  amends: null,
  issuerName: 'XXXXX',
  type: 'F1',
  corrects: null,
  leftOn: null,
  description: 'Descripc',
  withoutNif: false,
  recipient: { name: 'YYYY', nif: '12345678Z' },
  taxes: [{ treatment: 'taxed', rate: 2100, baseCents: 11_110, taxCents: 1_235 }],
  taxCents: 1_235,
  totalCents: 12_345,
  ...change,
});

export const verifactuSettings = (environment: 'production' | 'test' = 'test'): VerifactuConfig => ({
  environment,
  issuer: { nif: 'B12345674', name: 'Velia Moda Íntima, S.L.' },
  producer: { nif: '89890001K', name: 'Integradora, S.L.' },
  installation: '1',
  serviceUrl: 'http://127.0.0.1:9/aeat/VerifactuSOAP',
  certificate: null,
});
