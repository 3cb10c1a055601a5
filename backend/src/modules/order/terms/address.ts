/** A delivery address, as given and trimmed. */
export type Address = {
  name: string;
  surname: string;
  line1: string;
  line2: string | null;
  postalCode: string;
  town: string;
  state: string | null;
  country: string;
  phone: string | null;
  notes: string | null;
};
