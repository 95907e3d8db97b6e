export { startAnthropicStandIn } from './anthropic-stand-in'
export { startOpenAIStandIn } from './openai-stand-in'
export type { Behaviour, StandIn, StandInOptions, StandInReply, StandInRequest } from './stand-in'
