package org.sitrep.cli.session;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import org.sitrep.cli.base.ExitCode;

/**
 * Lets a command finish in order after Ctrl-C: it is told to stop, saves what it has, and returns
 * {@link ExitCode#INTERRUPTED}. A second Ctrl-C ends the process at once. To be closed by the command when all is
 * saved.
 */
public final class Interrupts implements AutoCloseable {
    private static final List<String> SIGNALS = List.of("INT", "TERM");

    private volatile boolean requested;
    private volatile Runnable stop = () -> {};
    private volatile boolean closed;

    private Interrupts() {}

    /** Returns a handler that is in force until it is closed. */
    public static Interrupts install() {
        final Interrupts interrupts = new Interrupts();
        SIGNALS.forEach(interrupts::handle);
        return interrupts;
    }

    /**
     * Takes a signal over. By reflection, since the compiler warns of the class whatever one does, and warnings are
     * errors here. Not by a shutdown hook: once the JVM is shutting down, pictures can no longer be drawn. A JVM
     * without the class, or one told to ignore the signal, ends the process as it always does.
     */
    private void handle(final String name) {
        try {
            final Class<?> signal = Class.forName("sun.misc.Signal");
            final Class<?> handler = Class.forName("sun.misc.SignalHandler");
            final Object ours = Proxy.newProxyInstance(
                    handler.getClassLoader(), new Class<?>[] {handler}, (proxy, method, args) -> {
                        if (method.getDeclaringClass().equals(Object.class)) {
                            return method.invoke(this, args);
                        }
                        signalled();
                        return null;
                    });
            signal.getMethod("handle", signal, handler)
                    .invoke(null, signal.getConstructor(String.class).newInstance(name), ours);
        } catch (final ClassNotFoundException
                | NoSuchMethodException
                | InstantiationException
                | IllegalAccessException
                | InvocationTargetException notToBeHad) {
            assert notToBeHad != null;
        }
    }

    /** Is told of each signal. */
    public void signalled() {
        if (requested || closed) {
            Runtime.getRuntime().halt(ExitCode.INTERRUPTED);
        }
        requested = true;
        stop.run();
    }

    /** Says what to do when the process is told to end; at once if it was told already. */
    public void onInterrupt(final Runnable action) {
        stop = action;
        if (requested) {
            action.run();
        }
    }

    /** Returns whether the process was told to end. */
    public boolean requested() {
        return requested;
    }

    @Override
    public void close() {
        stop = () -> {};
        closed = true;
    }
}
