-- An order leaves as one parcel: a draft that chose to send first what is in stock chose what nobody can keep.
update orders set partial = false where state = 'BORRADOR' and partial;
