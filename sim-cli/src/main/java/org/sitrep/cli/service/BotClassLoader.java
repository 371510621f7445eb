package org.sitrep.cli.service;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;

/** Holds the classes of bots from outside, read or compiled once: what is played is what was hashed, whatever happens to the file meanwhile. */
final class BotClassLoader extends ClassLoader {
    private static final String CLASS = ".class";

    private final Map<String, byte[]> entries;

    /**
     * Holds some entries.
     *
     * @param file where they come from; the name of the loader, and so of every frame of a stack that is theirs
     * @param entries by path, as a jar names them
     */
    BotClassLoader(final String file, final Map<String, byte[]> entries) {
        super(ProcessEnd.LOADER + file, BotClassLoader.class.getClassLoader());
        this.entries = Map.copyOf(entries);
    }

    /**
     * Returns a class of these entries; where a library that Sitrep itself uses has one of that name, that one.
     *
     * @throws ClassNotFoundException if there is none
     */
    Class<?> own(final String name) throws ClassNotFoundException {
        if (!entries.containsKey(path(name))) {
            throw new ClassNotFoundException(name);
        }
        return loadClass(name);
    }

    @Override
    protected Class<?> findClass(final String name) throws ClassNotFoundException {
        final byte[] code = entries.get(path(name));
        if (code == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, code, 0, code.length);
    }

    @Override
    public InputStream getResourceAsStream(final String name) {
        final byte[] entry = entries.get(name);
        return entry == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(entry);
    }

    private static String path(final String className) {
        return className.replace('.', '/') + CLASS;
    }
}
