import type { FieldKey } from 'contract/field-keys.ts';
import { invalid } from '../../../shared/errors.ts';

export const refuseProof = (key: FieldKey) => invalid({ archivo: key });
