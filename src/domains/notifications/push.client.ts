import { callApi, callPlain } from '#src/ui/http/api-client.ts';
import { type NewPushDevice, PushDeviceKey, PushSettings, PushTest } from './push.contract.ts';

const PATH = '/admin/push';

export const fetchPushSettings = (): Promise<PushSettings> => callApi(PATH, PushSettings);

export const addDevice = (body: NewPushDevice): Promise<{ id: number }> =>
  callApi(PATH, PushDeviceKey, { method: 'POST', body });

export const removeDevice = (id: number): Promise<void> => callPlain(`${PATH}/${id}`, { method: 'DELETE' });

export const askTestAlert = (): Promise<{ sent: number }> =>
  callApi(`${PATH}/test`, PushTest, { method: 'POST', body: {} });
