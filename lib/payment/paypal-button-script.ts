/**
 * The script of the page with PayPal's button; a string, because the page's policy allows only this script by nonce.
 * The order is already created and agreed: nothing here changes it.
 */
export const payPalButtonScript = `(() => {
  const place = document.getElementById('button');
  const status = document.getElementById('told');
  const { script: address, order, result, words } = JSON.parse(place.dataset.page);
  const tell = (text) => { status.textContent = text; };
  const giveUp = () => { place.remove(); tell(words.failed); };
  const script = document.createElement('script');
  script.src = address;
  script.dataset.cspNonce = document.currentScript.nonce;
  script.onerror = giveUp;
  script.onload = async () => {
    try {
      await window.paypal.Buttons({
        fundingSource: 'paypal',
        createOrder: async () => order,
        onApprove: async () => location.replace(result),
        onCancel: () => tell(words.closed),
        onError: () => tell(words.broken),
      }).render(place);
      tell('');
    } catch {
      giveUp();
    }
  };
  tell(words.loading);
  document.head.append(script);
})()`;
