/**
 * The final state of a sale in a correct shop: dispatched, expired unpaid, or cancelled with or without a refund.
 */
export type Fate = 'stands' | 'runsOut' | 'givenBack' | 'calledOff';
