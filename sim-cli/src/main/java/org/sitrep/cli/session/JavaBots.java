package org.sitrep.cli.session;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarInputStream;
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
import org.sitrep.cli.base.ProcessEnd;
import org.sitrep.cli.base.UserError;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Mark;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotFailure;
import org.sitrep.strategy.BotProvider;

/**
 * Finds the bots in a source file or a jar. Their code is the author's: none of it runs before the user names the file
 * on the command line.
 */
public final class JavaBots {
    private static final String SERVICES = "META-INF/services/" + BotProvider.class.getName();
    private static final String OURS = "org.sitrep.";

    /** Finding code of a compiler error. */
    public static final String CODE = "B001";

    /** Meaning of the code. */
    public static final String SUMMARY = "the source of a bot does not compile";

    private JavaBots() {}

    /** Returns the one bot of a source file; empty if it does not compile. */
    static Optional<BotProvider> ofSource(
            final String file, final byte[] source, final String ruleset, final Findings findings) {
        final Map<String, byte[]> classes = compile(file, source, findings);
        if (classes.isEmpty()) {
            return Optional.empty();
        }
        final BotClassLoader loader = loader(file, classes);
        final List<Class<?>> bots = new ArrayList<>();
        for (final String path : classes.keySet()) {
            final Class<?> found = load(file, loader, path.replace(".class", "").replace('/', '.'));
            if (Bot.class.isAssignableFrom(found)
                    && Modifier.isPublic(found.getModifiers())
                    && !Modifier.isAbstract(found.getModifiers())) {
                bots.add(found);
            }
        }
        if (bots.size() != 1) {
            throw UserError.badData(
                    file + " has " + bots.size() + " public classes that extend Bot", "it must have exactly one");
        }
        return Optional.of(new SourceProvider(file, ruleset, bots.get(0)));
    }

    /**
     * Returns the bots of a jar.
     *
     * @throws UserError if it is no jar, or offers none
     */
    static List<BotProvider> ofJar(final String file, final byte[] jar) {
        final Map<String, byte[]> entries = entries(file, jar);
        final byte[] services = entries.get(SERVICES);
        if (services == null) {
            throw UserError.badData(file + " offers no bots", "it needs " + SERVICES + ", which names their providers");
        }
        final BotClassLoader loader = loader(file, entries);
        final List<BotProvider> providers = new ArrayList<>();
        for (final String line : new String(services, StandardCharsets.UTF_8).split("\\R")) {
            final String name = line.replaceFirst("#.*", "").strip();
            if (!name.isEmpty()) {
                providers.add(provider(file, load(file, loader, name)));
            }
        }
        if (providers.isEmpty()) {
            throw UserError.badData(file + " offers no bots", SERVICES + " is empty");
        }
        return providers;
    }

    private static Map<String, byte[]> entries(final String file, final byte[] jar) {
        final Map<String, byte[]> entries = new LinkedHashMap<>();
        try (JarInputStream in = new JarInputStream(new ByteArrayInputStream(jar))) {
            for (JarEntry entry = in.getNextJarEntry(); entry != null; entry = in.getNextJarEntry()) {
                if (!entry.isDirectory()) {
                    entries.put(entry.getName(), in.readAllBytes());
                }
            }
        } catch (final IOException | IllegalArgumentException | SecurityException broken) {
            throw UserError.badData("cannot read " + file + ": " + broken.getMessage(), "is it a jar?");
        }
        return entries;
    }

    private static BotClassLoader loader(final String file, final Map<String, byte[]> entries) {
        for (final String path : entries.keySet()) {
            if (path.startsWith(OURS.replace('.', '/')) && path.endsWith(".class")) {
                throw UserError.badData(
                        file + " puts a class into a package of Sitrep",
                        "choose a package that does not begin with " + OURS);
            }
        }
        return new BotClassLoader(file, entries);
    }

    private static Class<?> load(final String file, final BotClassLoader loader, final String name) {
        try {
            return loader.own(name);
        } catch (final ClassNotFoundException | LinkageError unusable) {
            throw UserError.badData(file + ": cannot load " + name + ": " + unusable, "");
        }
    }

    private static BotProvider provider(final String file, final Class<?> type) {
        if (!BotProvider.class.isAssignableFrom(type)) {
            throw UserError.badData(file + ": " + type.getName() + " is not a BotProvider", "");
        }
        return (BotProvider) made(file, type);
    }

    /**
     * Creates an instance by the public constructor without arguments.
     *
     * @throws UserError if there is none, or it throws
     */
    private static Object made(final String file, final Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (final NoSuchMethodException | InstantiationException | IllegalAccessException unfit) {
            throw UserError.badData(
                    file + ": " + type.getName() + " cannot be created",
                    "it must be public, with a public constructor without arguments");
        } catch (final InvocationTargetException | LinkageError failed) {
            final Throwable cause = failed.getCause() == null ? failed : failed.getCause();
            throw UserError.badData(
                    file + ": the constructor of " + type.getName() + " threw " + BotFailure.describe(cause), "");
        }
    }

    /** Returns the view that a class of bots declares; empty if it cannot be determined. */
    static Optional<Class<?>> viewOf(final Class<?> type) {
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            final Type parent = at.getGenericSuperclass();
            if (at.getSuperclass() == Bot.class && parent instanceof ParameterizedType typed) {
                final Type view = typed.getActualTypeArguments()[0];
                return view instanceof Class<?> known ? Optional.of(known) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Offers the bot of a source file, named after its class. */
    private record SourceProvider(String file, String ruleset, Class<?> type) implements BotProvider {
        @Override
        public String id() {
            return type.getSimpleName();
        }

        @Override
        public String summary() {
            return "from " + file;
        }

        @Override
        public Bot<?> create() {
            return (Bot<?>) made(file, type);
        }
    }

    /**
     * Loads the classes of external bots, read or compiled once: the classes played are those hashed, even if the file
     * changes meanwhile.
     */
    private static final class BotClassLoader extends ClassLoader {
        private static final String CLASS = ".class";

        private final Map<String, byte[]> entries;

        /** Names the loader after the file, and so every stack frame of its classes. */
        BotClassLoader(final String file, final Map<String, byte[]> entries) {
            super(ProcessEnd.LOADER + file, BotClassLoader.class.getClassLoader());
            this.entries = Map.copyOf(entries);
        }

        /**
         * Returns a class of these entries; if a library of Sitrep has a class of that name, that one.
         *
         * @throws ClassNotFoundException if there is none
         */
        Class<?> own(final String name) throws ClassNotFoundException {
            code(name);
            return loadClass(name);
        }

        @Override
        protected Class<?> findClass(final String name) throws ClassNotFoundException {
            return defineClass(name, code(name), 0, code(name).length);
        }

        @Override
        public InputStream getResourceAsStream(final String name) {
            final byte[] entry = entries.get(name);
            return entry == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(entry);
        }

        private byte[] code(final String className) throws ClassNotFoundException {
            final byte[] code = entries.get(className.replace('.', '/') + CLASS);
            if (code == null) {
                throw new ClassNotFoundException(className);
            }
            return code;
        }
    }

    /** Returns the classes by their path in a jar; empty if there is any error. */
    private static Map<String, byte[]> compile(final String file, final byte[] source, final Findings findings) {
        final JavaCompiler compiler = compiler();
        final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (Classes classes =
                new Classes(compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8))) {
            final List<String> options = List.of("-proc:none", "-Xlint:none", "-parameters", "-classpath", classPath());
            final boolean sound = compiler.getTask(
                            null, classes, diagnostics, options, null, List.of(new Source(file, source)))
                    .call();
            diagnostics.getDiagnostics().stream()
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
                        "this Java has no compiler, which a bot in a .java file needs",
                        "start Sitrep on a JDK, or give the bot as a jar"));
    }

    private static Finding finding(final String file, final Diagnostic<? extends JavaFileObject> d) {
        final int line = (int) Math.max(0, d.getLineNumber());
        final int column = (int) Math.max(0, d.getColumnNumber());
        final String message = d.getMessage(Locale.ROOT).strip().replaceAll("\\s*\\R\\s*", ", ");
        return new Finding(CODE, new Mark(file, line, column), "", message, "");
    }

    /** Returns the class path of the core, a jar or a folder, and that of this process. */
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
            // A name that is invalid in a URI is invalid for a public class too: the compiler will report it.
            return name.matches("[A-Za-z0-9_$]+\\.java") ? name : "Unnamed.java";
        }

        @Override
        public CharSequence getCharContent(final boolean ignoreEncodingErrors) {
            return text;
        }
    }

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
