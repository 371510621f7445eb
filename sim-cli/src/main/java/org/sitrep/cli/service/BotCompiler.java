package org.sitrep.cli.service;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.sitrep.cli.UserError;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Mark;
import org.sitrep.strategy.Bot;

/** Compiles one source file in memory, on what the core offers. */
final class BotCompiler {
    /** Code of what the compiler finds wrong. */
    static final String CODE = "B001";

    /** What the code stands for. */
    static final String SUMMARY = "the source of a bot does not compile";

    private BotCompiler() {}

    /**
     * Returns the classes by their path in a jar, empty if anything is wrong.
     *
     * @param file as the user named it
     * @param findings is given every error of the compiler
     * @throws UserError if this Java has no compiler
     */
    static Map<String, byte[]> compile(final String file, final byte[] source, final Findings findings) {
        final JavaCompiler compiler = compiler();
        final DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
        try (Classes classes =
                new Classes(compiler.getStandardFileManager(told, Locale.ROOT, StandardCharsets.UTF_8))) {
            final List<String> options = List.of("-proc:none", "-Xlint:none", "-parameters", "-classpath", classPath());
            final boolean sound = compiler.getTask(
                            null, classes, told, options, null, List.of(new Source(file, source)))
                    .call();
            told.getDiagnostics().stream()
                    .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                    .forEach(d -> findings.add(finding(file, d)));
            return sound ? classes.bytes() : Map.of();
        } catch (final IOException closing) {
            throw UserError.machine("cannot compile " + file + ": " + closing.getMessage(), "");
        }
    }

    private static JavaCompiler compiler() {
        return Optional.ofNullable(ToolProvider.getSystemJavaCompiler())
                .orElseThrow(() -> UserError.machine(
                        "this Java has no compiler, and a bot in a .java file has to be compiled",
                        "start Sitrep on a JDK, or give the bot as a jar"));
    }

    private static Finding finding(final String file, final Diagnostic<? extends JavaFileObject> d) {
        final int line = (int) Math.max(0, d.getLineNumber());
        final int column = (int) Math.max(0, d.getColumnNumber());
        final String message = d.getMessage(Locale.ROOT).strip().replaceAll("\\s*\\R\\s*", ", ");
        return new Finding(CODE, new Mark(file, line, column), "", message, "");
    }

    /** The core as it is loaded, from its jar or a folder, and what else this process was started on. */
    private static String classPath() {
        final Set<String> places = new LinkedHashSet<>();
        final CodeSource core = Bot.class.getProtectionDomain().getCodeSource();
        if (core != null) {
            try {
                places.add(new File(core.getLocation().toURI()).getPath());
            } catch (final URISyntaxException | IllegalArgumentException notAFile) {
                assert notAFile != null;
            }
        }
        places.add(System.getProperty("java.class.path", ""));
        return String.join(File.pathSeparator, places);
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(final String file, final byte[] bytes) {
            super(URI.create("memory:///" + baseName(file)), Kind.SOURCE);
            text = new String(bytes, StandardCharsets.UTF_8);
        }

        private static String baseName(final String file) {
            final String name = new File(file).getName();
            // A name that cannot stand in a URI is no name of a public class either: the compiler will say so.
            return name.matches("[A-Za-z0-9_$]+\\.java") ? name : "Unnamed.java";
        }

        @Override
        public CharSequence getCharContent(final boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Keeps what the compiler writes. */
    private static final class Classes extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

        Classes(final StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                final JavaFileManager.Location location,
                final String className,
                final JavaFileObject.Kind kind,
                final FileObject sibling) {
            final String path = className.replace('.', '/') + kind.extension;
            return new SimpleJavaFileObject(URI.create("memory:///" + path), kind) {
                @Override
                public OutputStream openOutputStream() {
                    final ByteArrayOutputStream out = new ByteArrayOutputStream();
                    written.put(path, out);
                    return out;
                }
            };
        }

        Map<String, byte[]> bytes() {
            final Map<String, byte[]> bytes = new LinkedHashMap<>();
            written.forEach((path, out) -> bytes.put(path, out.toByteArray()));
            return bytes;
        }
    }
}
