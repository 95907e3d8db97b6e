import { Component, type ReactNode } from "react";
import { isLoadFailure, retryFailedParts, watchRetries } from "../../shared/lazy-part";
import { CrashNotice } from "./CrashNotice";
import { FetchNotice } from "./FetchNotice";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The visitor did not ask for this part: show nothing when it cannot be loaded. */
  readonly isOptional?: boolean;
  /** What is shown: an error is over once it changes. */
  readonly subject?: string;
}

interface ErrorBoundaryState {
  readonly broken: { readonly error: unknown } | null;
  readonly subject: string | undefined;
}

/** Contains an error of one part, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: null, subject: this.props.subject };
  private leave = () => {};

  static getDerivedStateFromProps({ subject }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return subject === state.subject ? null : { subject, broken: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidMount() {
    this.leave = watchRetries(() => {
      if (this.state.broken && isLoadFailure(this.state.broken.error)) this.setState({ broken: null });
    });
  }

  override componentWillUnmount() {
    this.leave();
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    if (!isLoadFailure(broken.error)) return <CrashNotice />;
    return this.props.isOptional === true ? null : <FetchNotice onRetry={retryFailedParts} />;
  }
}
